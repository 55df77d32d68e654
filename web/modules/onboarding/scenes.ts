import '../../ui/tokens.typed.css';
import { IntroductionPart } from './introduction/IntroductionPart.tsx';
import { MissionPart } from './mission/MissionPart.tsx';
import { TerminalPart } from './terminal/TerminalPart.tsx';
import { TypedPart } from './typed/TypedPart.tsx';

/** What is told by words alone. It comes in one piece: from the first of them on none needs a connection. */
export const scenes = { IntroductionPart, MissionPart, TerminalPart, TypedPart };
