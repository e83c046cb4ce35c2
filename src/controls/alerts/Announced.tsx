import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { announce, type Urgency } from './announcer';

/** What an element says, its parts with a space between them. */
const textOf = (element: Element | null): string =>
  [...(element?.childNodes ?? [])]
    .map(({ textContent }) => textContent)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Says what the box holds when it comes, and when it is another text; nothing while the urgency is null. */
export function useAnnounced(box: RefObject<HTMLElement | null>, urgency: Urgency | null): void {
  const announcedText = useRef('');
  // After every render, because children with the same text are seldom the same object; a text is announced only once.
  useEffect(() => {
    const text = textOf(box.current);
    if (urgency === null || text === announcedText.current) return;
    announcedText.current = text;
    announce(text, urgency);
  });
}

/**
 * Announces work in progress or its result in the shell's live region; a live region of its own would be inserted together with its text
 * and not be announced.
 */
export function Announced({ className, children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useAnnounced(box, 'status');
  return (
    <div className={className} data-announced="" ref={box}>
      {children}
    </div>
  );
}
