export { Placeholder } from './Placeholder.tsx';
