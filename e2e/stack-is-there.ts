import { requireStack } from './stack.ts';

export default requireStack;
