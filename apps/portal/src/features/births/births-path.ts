import type { BirthFormat } from '@graha/domain/management/birth-file/file-records';
import type { Outputs } from '../../shared/trpc-client.tsx';
import { addressOf } from '../../shared/paths.ts';

export type ShownBirth = Outputs['births']['list']['births'][number];

export const BIRTHS_PATH = '/births';
export const birthPath = (birthId: string): string => `${BIRTHS_PATH}/${birthId}`;
export const exportPath = (format: BirthFormat): string => addressOf(`${BIRTHS_PATH}/export`, { format });
export const templatePath = (format: BirthFormat): string =>
  addressOf(`${BIRTHS_PATH}/export`, { format, template: 'true' });

const two = (value: number): string => String(value).padStart(2, '0');

/** `1995-06-21 14:30`, with the calendar if it is another than the Gregorian. */
export function momentText({ year, month, date, hours, minutes, calendar }: ShownBirth['birth']): string {
  const day = `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;
  const named = calendar === undefined || calendar === 'gregorian' ? '' : ` ${calendar}`;
  return `${day} ${two(hours)}:${two(minutes)}${named}`;
}

/** The label, else the reference, else the moment. */
export const nameOf = ({ label, reference, birth }: ShownBirth): string => label ?? reference ?? momentText(birth);
