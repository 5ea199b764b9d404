'use client';

import { BRAND_LENGTHS, type BrandMember, DEFAULT_COLOURS, LOGO_TYPES } from '@graha/domain/team/report-brand';
import { Button } from '@graha/ui/button.tsx';
import { Field } from '@graha/ui/field.tsx';
import { Input, TextField } from '@graha/ui/input.tsx';
import { useState } from 'react';
import { type Draft, LABELS } from './draft.ts';
import { readLogo } from './read-logo.ts';

type FieldsProps = {
  draft: Draft;
  problems: Partial<Draft>;
  onChange: (changed: Partial<Draft>) => void;
};

const LINES = [
  { name: 'name', hint: 'At the head of the first page, and above the others.', autoComplete: 'organization' },
  { name: 'footer', hint: 'At the foot of each page, such as an address.', autoComplete: 'off' },
  { name: 'contact', hint: 'After the footer: a web or mail address becomes a link.', autoComplete: 'off' },
] as const;

export function BrandFields({ draft, problems, onChange }: FieldsProps) {
  const [nameLine, ...others] = LINES.map(({ name, ...text }) => (
    <TextField
      key={name}
      label={LABELS[name]}
      {...text}
      maxLength={BRAND_LENGTHS[name]}
      value={draft[name]}
      error={problems[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  ));
  return (
    <>
      {nameLine}
      <LogoField logo={draft.logo} problem={problems.logo} onChange={(logo) => onChange({ logo })} />
      <div className="grid gap-4 sm:grid-cols-2">
        {(['primary_colour', 'accent_colour'] as const).map((name) => (
          <ColourField
            key={name}
            name={name}
            colour={draft[name]}
            problem={problems[name]}
            onChange={(colour) => onChange({ [name]: colour })}
          />
        ))}
      </div>
      {others}
    </>
  );
}

type ColourName = keyof typeof DEFAULT_COLOURS & BrandMember;

const COLOUR_HINTS: Record<ColourName, string> = {
  primary_colour: 'Of headings.',
  accent_colour: 'Of the mark below the title.',
};
const IS_COLOUR = /^#[0-9a-f]{6}$/i;

type ColourFieldProps = {
  name: ColourName;
  colour: string;
  problem: string | undefined;
  onChange: (colour: string) => void;
};

/** A colour as text, with the palette of the browser. */
function ColourField({ name, colour, problem, onChange }: ColourFieldProps) {
  const preset = DEFAULT_COLOURS[name];
  return (
    <Field label={LABELS[name]} hint={`${COLOUR_HINTS[name]} Empty: ${preset}.`} error={problem}>
      {(control) => (
        <Input
          {...control}
          mono
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          placeholder={preset}
          value={colour}
          onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
          leading={
            <input
              type="color"
              aria-label={`Palette: ${LABELS[name]}`}
              value={IS_COLOUR.test(colour) ? colour : preset}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
              className="size-6 cursor-pointer rounded-chip border border-line bg-transparent p-0"
            />
          }
        />
      )}
    </Field>
  );
}

type LogoFieldProps = { logo: string; problem: string | undefined; onChange: (logo: string) => void };

/** A file that cannot be used leaves the logo before it in place. */
function LogoField({ logo, problem, onChange }: LogoFieldProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    const read = await readLogo(file);
    input.value = ''; // So that the same file, once corrected, can be chosen again.
    setRefused('problem' in read ? read.problem : null);
    if ('dataUrl' in read) onChange(read.dataUrl);
  };
  return (
    <Field
      label={LABELS.logo}
      hint="PNG or SVG, at most 200 kB. Texts in an SVG must be paths."
      error={refused ?? problem}
    >
      {(control) => (
        <div className="grid gap-2.5">
          {logo === '' ? null : (
            <div className="flex flex-wrap items-center gap-3">
              <img
                src={logo}
                alt="The chosen logo"
                className="h-14 max-w-44 rounded-control border border-line bg-white object-contain p-1.5"
              />
              <Button
                size="sm"
                onClick={() => {
                  setRefused(null);
                  onChange('');
                }}
              >
                Remove the logo
              </Button>
            </div>
          )}
          <input
            {...control}
            type="file"
            accept={LOGO_TYPES.join(',')}
            onChange={({ currentTarget }) => void choose(currentTarget)}
            className="w-full min-w-0 text-small text-text-2 file:mr-3 file:h-9 file:cursor-pointer file:rounded-control file:border file:border-solid file:border-line-control file:bg-surface file:px-3 file:font-medium file:text-text"
          />
        </div>
      )}
    </Field>
  );
}
