'use client';

import { type ReactNode, useState } from 'react';
import { ArrowDown, ArrowUp } from '@graha/ui/icons/arrows.tsx';
import { Button } from '@graha/ui/button.tsx';
import { Checkbox, TextField } from '@graha/ui/input.tsx';
import { Dialog, DialogBody, DialogClose, DialogFooter } from '@graha/ui/dialog.tsx';
import { Menu } from '@graha/ui/menu.tsx';
import { ToastProvider, useToast } from '@graha/ui/toast.tsx';
import { Tooltip } from '@graha/ui/tooltip.tsx';
import { StatusBadge } from '@graha/ui/badge.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { Shelf } from './shelf.tsx';

export function Floating() {
  return (
    <ToastProvider>
      <Shelf title="What floats">
        <NameDialog />
        <SecretDialog />
        <Menu
          trigger={<Button>Actions</Button>}
          groups={[
            [
              { label: 'Rename', detail: 'R', onSelect: () => undefined },
              { label: 'Read the docs', href: '/docs/quickstart' },
            ],
            [{ label: 'Revoke', danger: true, onSelect: () => undefined }],
          ]}
        />
        <Tooltip content="19 Jul 1991, 03:47:11 +05:30">
          <Button variant="ghost">2 s ago</Button>
        </Tooltip>
        <ToastButton />
      </Shelf>
    </ToastProvider>
  );
}

function NameDialog() {
  return (
    <Dialog trigger={<Button>Create key</Button>} title="Create key">
      <form onSubmit={(event) => event.preventDefault()} className="contents">
        <DialogBody>
          <TextField label="Name" defaultValue="Kundli app, production" />
          <TextField label="Monthly cap" optional numeric trailing="credits" />
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button variant="primary" type="submit">
            Create key
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

function SecretDialog() {
  const [open, setOpen] = useState(false);
  const [stored, setStored] = useState(false);
  return (
    <Dialog
      trigger={<Button>Show a secret</Button>}
      open={open}
      onOpenChange={setOpen}
      dismissable={stored}
      title="Copy your key now"
      description="We keep only its hash. After you close this, no one can show it again, not even us."
    >
      <DialogFooter
        aside={<Checkbox label="I stored it" onChange={({ currentTarget }) => setStored(currentTarget.checked)} />}
      >
        <Button variant="primary" disabled={!stored} onClick={() => setOpen(false)}>
          Done
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function ToastButton() {
  const toast = useToast();
  return (
    <Button
      onClick={() => toast({ text: 'Alert at 80 % removed', action: { label: 'Undo', onSelect: () => undefined } })}
    >
      Show a toast
    </Button>
  );
}

const ROWS = [
  { operation: 'kundali/basic', status: 200, ms: 6.8, key: 'Production' },
  { operation: 'panchang/full', status: 200, ms: 18.4, key: 'Almanac cron' },
  { operation: 'dasha/vimshottari', status: 422, ms: 1.1, key: 'Staging' },
];

export function SortedTable() {
  const [sorted, setSorted] = useState<'ascending' | 'descending'>('descending');
  const sign = sorted === 'ascending' ? 1 : -1;
  return (
    <Table>
      <thead>
        <tr>
          <Th>Operation</Th>
          <Th>Status</Th>
          <SortableTh
            numeric
            sorted={sorted}
            onSort={() => setSorted(sorted === 'ascending' ? 'descending' : 'ascending')}
          >
            ms
          </SortableTh>
          <Th wide>Key</Th>
        </tr>
      </thead>
      <tbody>
        {ROWS.toSorted((a, b) => sign * (a.ms - b.ms)).map((row) => (
          <Tr key={row.operation} selected={row.status === 422}>
            <RowHeader className="font-mono text-micro!">{row.operation}</RowHeader>
            <Td>
              <StatusBadge status={row.status} />
            </Td>
            <Td numeric>{row.ms}</Td>
            <Td wide className="text-text-2">
              {row.key}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

type SortableThProps = {
  sorted: 'ascending' | 'descending' | 'none';
  onSort: () => void;
  numeric?: boolean;
  wide?: boolean;
  children: ReactNode;
};

function SortableTh({ sorted, onSort, numeric = false, wide = false, children }: SortableThProps) {
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp;
  return (
    <Th numeric={numeric} wide={wide} aria-sort={sorted}>
      <button type="button" onClick={onSort} className="inline-flex min-h-6 items-center gap-1 hover:text-text">
        {children}
        <Arrow aria-hidden="true" className={sorted === 'none' ? 'invisible size-3!' : 'size-3!'} />
      </button>
    </Th>
  );
}
