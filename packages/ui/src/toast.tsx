'use client';

import { X } from './icons/signs.tsx';
import * as Radix from 'radix-ui/toast';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { cn } from './cn.ts';
import { POPOVER } from './overlay.ts';

/** One line with an undo action or a link. Errors are not toasts: they are shown at their place. */
export type ToastMessage = { text: string; action?: { label: string; onSelect: () => void } };

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

export const useToast = () => use(ToastContext);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly (ToastMessage & { id: number })[]>([]);
  const show = useCallback((message: ToastMessage) => {
    setMessages((shown) => [...shown, { ...message, id: (shown.at(-1)?.id ?? 0) + 1 }]);
  }, []);
  const drop = (id: number) => setMessages((shown) => shown.filter((message) => message.id !== id));
  return (
    <ToastContext value={show}>
      <Radix.Provider duration={6000} label="Notice">
        {children}
        {messages.map(({ id, text, action }) => (
          <Radix.Root
            key={id}
            type="background"
            onOpenChange={(open) => (open ? undefined : drop(id))}
            className={cn(POPOVER, 'flex items-center gap-3 py-1.5 pr-1.5 pl-3.5 text-small')}
          >
            <Radix.Title className="flex-1 font-normal">{text}</Radix.Title>
            {action ? (
              <Radix.Action altText={action.label} onClick={action.onSelect} className="font-medium text-accent">
                {action.label}
              </Radix.Action>
            ) : null}
            <Radix.Close asChild>
              <IconButton label="Close" icon={<X aria-hidden="true" />} />
            </Radix.Close>
          </Radix.Root>
        ))}
        <Radix.Viewport className="fixed right-4 bottom-4 z-50 grid w-[min(24rem,calc(100vw-2rem))] gap-2 outline-none" />
      </Radix.Provider>
    </ToastContext>
  );
}
