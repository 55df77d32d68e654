import type { ReactNode } from 'react';
import type { AroundTalkProps } from '../platform/web-module.ts';
import { modules } from './modules.ts';

/** A talk, with what the modules can make of its words. */
export const TalkWithAdditions = ({ children, ...talk }: AroundTalkProps): ReactNode =>
  modules.reduceRight<ReactNode>(
    (inner, { AroundTalk: Around }) => (Around === undefined ? inner : <Around {...talk}>{inner}</Around>),
    children,
  );
