import { useCallback, useId, useMemo, useRef, type ReactNode } from 'react';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/button.tsx';
import { FirstAidLine } from '../../ui/first-aid-line.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useChatAbilities } from './abilities.ts';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerText } from './answer-text.tsx';
import { ChatLink } from './chat-link.tsx';
import { FirstAidBanner } from './first-aid-banner.tsx';
import type { MessageProps } from './message.tsx';
import { answeredBy, evidenceWords } from './said-words.ts';
import { sourceId, SourceList } from './source-list.tsx';

type AnswerProps = Omit<MessageProps, 'step' | 'photo'> & { time: ReactNode };

/** An answer with all that belongs to it: first aid before it, sources and ways on after it. */
export const Answer = ({ entry, last, pending, onSay, onAgain, onRated, time }: AnswerProps) => {
  const { content, meta, state, kept } = entry;
  const { model } = useChatAbilities();
  const base = useId();
  const list = useRef<HTMLDetailsElement>(null);
  const sources = meta?.sources ?? noSources;
  const numbers = useMemo(() => sources.map(({ number }) => number), [sources]);
  const showSource = useCallback(
    (number: number) => {
      if (list.current !== null) list.current.open = true;
      const item = document.getElementById(sourceId(base, number));
      item?.scrollIntoView({ block: 'nearest' });
      item?.focus({ preventScroll: true });
    },
    [base],
  );
  if (state === 'trouble')
    return (
      <Notice tone="attention">
        <p>{content}</p>
        <FirstAidLine />
      </Notice>
    );
  const whole = state !== 'speaking';
  return (
    <div className="space-y-3">
      {meta?.firstAid === true && <FirstAidBanner />}
      {meta !== null && meta.notice !== null && <Notice tone="neutral">{meta.notice}</Notice>}
      <AnswerText text={content} sources={numbers} onSource={showSource} />
      {state === 'stopped' && <p className="text-sm text-muted">You stopped it here.</p>}
      {meta !== null && meta.links.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {meta.links.map(({ label, path }) => (
            <li key={path}>
              <ChatLink address={path} className={buttonClass()}>
                {label}
              </ChatLink>
            </li>
          ))}
        </ul>
      )}
      {last && meta !== null && meta.replies.length > 0 && (
        <ul aria-label="Quick replies" className="flex flex-wrap gap-2">
          {meta.replies.map((reply) => (
            <li key={reply}>
              <Button disabled={pending} className="rounded-full!" onClick={() => onSay(reply)}>
                {reply}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {sources.length > 0 && <SourceList ref={list} sources={sources} base={base} />}
      {whole && (
        <div>
          <p className="text-xs text-muted">
            {kept && meta !== null && `${answeredBy(meta.by, model)}. `}
            {meta !== null && meta.evidence !== null && `${evidenceWords[meta.evidence]}. `}
            {time}
          </p>
          <AnswerActions
            entry={entry}
            onAgain={last && kept && !pending ? onAgain : null}
            onRated={onRated}
          />
        </div>
      )}
    </div>
  );
};

const noSources: readonly never[] = [];
