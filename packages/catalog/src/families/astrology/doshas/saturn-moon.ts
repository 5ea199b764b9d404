import { chandrashtama } from './chandrashtama.ts';
import { sadeSati } from './sade-sati.ts';

export const saturnAndMoon = { 'sade-sati/advanced': sadeSati, 'chandrashtama-periods': chandrashtama };
