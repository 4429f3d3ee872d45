import { MAX_MESSAGE } from '@nishiki/contract/chat';
import { SendHorizontal, Square } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { decimal } from '../../lib/formats.ts';
import { useDroppedPhoto } from '../analysis/upload/use-dropped-photo.ts';
import { PhotoRefused } from '../analysis/photo-checks.ts';
import { AttachButton } from './attach-button.tsx';
import { chatCostWords, sentWords } from './chat-cost.ts';
import { ComposerPhoto } from './composer-photo.tsx';
import { sends, useEnterSends } from './enter-sends.ts';
import { IconButton } from './icon-button.tsx';
import type { ChatApi } from './use-chat.ts';
import { useVoice, VoiceButton } from './voice-button.tsx';

/** Characters left from which on they are counted. */
const COUNTED = 400;

type ComposerProps = {
  chat: ChatApi;
  /** Photos dropped or pasted anywhere on the page are for it; else only those in its field. */
  takesDrops: boolean;
  placeholder?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Where styles alone cannot make the field as high as its words. */
const grow = (field: HTMLTextAreaElement | null): void => {
  if (field === null || CSS.supports('field-sizing', 'content')) return;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight}px`;
};

/** The button that was pressed makes room for another one: the focus must not go with it. */
const toField = (form: HTMLFormElement | null): void => form?.querySelector('textarea')?.focus();

const fileOf = (data: DataTransfer | null): File | null => data?.files[0] ?? null;

/** The field, and what goes with a message: a photo, speech, what it costs. */
export const Composer = ({
  chat,
  takesDrops,
  placeholder = 'Ask about your koi',
  ref,
}: ComposerProps) => {
  const { composer, thread, guest, allowance, speaks } = chat;
  const { text, photo, spoken } = composer;
  const enter = useEnterSends();
  const voice = useVoice(composer.hear);
  const id = useId();
  const [over, setOver] = useState(false);
  const choose = (file: File) => {
    if (guest) chat.askToSignIn();
    else void composer.attach(file);
  };
  const overPage = useDroppedPhoto({
    choose,
    refuse: (message) => chat.refused(new PhotoRefused(message)),
    listens: takesDrops,
  });
  const left = MAX_MESSAGE - text.length;
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
    const composing = nativeEvent.isComposing;
    if (!sends({ key, shiftKey, ctrlKey, metaKey, composing }, enter)) return;
    event.preventDefault();
    if (left >= 0) chat.submit();
  };
  const cost = chatCostWords(allowance, { photo: photo !== null, voice: spoken });
  const blocked = thread.pending || !composer.canSend || left < 0;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        toField(event.currentTarget);
        if (!blocked) chat.submit();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        const file = fileOf(event.dataTransfer);
        setOver(false);
        if (takesDrops) return;
        event.preventDefault();
        event.stopPropagation();
        if (file) choose(file);
      }}
    >
      <div
        className={`rounded-card border bg-raised has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-ai ${over || overPage ? 'border-ai' : 'border-field'}`}
      >
        {photo !== null && <ComposerPhoto photo={photo} onRemove={composer.detach} />}
        <label htmlFor={id} className="sr-only">
          Your message
        </label>
        <textarea
          ref={(field) => {
            grow(field);
            if (typeof ref === 'function') ref(field);
            else if (ref) ref.current = field;
          }}
          id={id}
          rows={1}
          value={text}
          placeholder={placeholder}
          aria-describedby={`${id}-hint`}
          aria-invalid={left < 0 || undefined}
          enterKeyHint={enter ? 'send' : 'enter'}
          onChange={(event) => composer.write(event.target.value)}
          onKeyDown={press}
          onPaste={(event) => {
            const file = fileOf(event.clipboardData);
            if (takesDrops || file === null) return;
            event.preventDefault();
            event.stopPropagation();
            choose(file);
          }}
          className="block field-sizing-content max-h-48 min-h-12 w-full resize-none overflow-y-auto rounded-card bg-transparent px-4 py-3 text-base placeholder:text-muted focus-visible:outline-none"
        />
        <div className="flex items-center gap-1 px-1 pb-1">
          <AttachButton onFile={choose} onRefused={guest ? chat.askToSignIn : null} />
          <VoiceButton
            voice={voice}
            allowed={speaks}
            onRefused={guest ? chat.askToSignIn : chat.showUpgrade}
          />
          <p id={`${id}-hint`} className="min-w-0 flex-1 px-1 text-xs text-muted">
            {left < COUNTED ? (
              <span className={left < 0 ? 'font-semibold text-beni' : undefined}>
                {left < 0
                  ? `${decimal(-left)} characters too many: please send it in parts.`
                  : `${decimal(left)} characters left.`}{' '}
              </span>
            ) : null}
            {(chat.wentOut ? sentWords(allowance) : null) ?? cost}
          </p>
          {thread.pending ? (
            <IconButton
              // Another button than the one that sends, or the press that stops would send anew.
              key="stop"
              icon={Square}
              label="Stop"
              className="bg-sunken text-ink"
              onClick={(event) => {
                toField(event.currentTarget.form);
                thread.stop();
              }}
            />
          ) : (
            <IconButton
              key="send"
              type="submit"
              icon={SendHorizontal}
              label="Send"
              aria-disabled={blocked || undefined}
              className={blocked ? '' : 'bg-beni text-on-beni! hover:opacity-90'}
            />
          )}
        </div>
      </div>
      {voice.failure !== null && (
        <p role="status" className="mt-1.5 text-sm text-yamabuki-text">
          {voice.failure}
        </p>
      )}
    </form>
  );
};
