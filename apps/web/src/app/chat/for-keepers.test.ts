import { describe, expect, it, vi } from 'vitest';
import { forKeepers } from './for-keepers.ts';
import type { ChatApi } from './use-chat.ts';

const chatOf = (guest: boolean, text: string) => {
  const composer = { text, canSend: text.trim() !== '', write: vi.fn() };
  return { guest, composer, submit: vi.fn(), say: vi.fn(), askToSignIn: vi.fn() };
};
const kept = (chat: ReturnType<typeof chatOf>) => forKeepers(chat as unknown as ChatApi);

describe('a conversation that only keepers hold', () => {
  it('asks a guest to sign in, and sends and changes nothing', () => {
    const chat = chatOf(true, 'How much salt?');
    kept(chat).submit();
    kept(chat).say('Another question?');
    expect(chat.askToSignIn).toHaveBeenCalledTimes(2);
    expect(chat.submit).not.toHaveBeenCalled();
    expect(chat.composer.write).not.toHaveBeenCalled();
  });

  it('asks for nothing where nothing is written, and keeps a suggestion in the empty field', () => {
    const chat = chatOf(true, ' ');
    kept(chat).submit();
    expect(chat.askToSignIn).not.toHaveBeenCalled();
    kept(chat).say('How much salt?');
    expect(chat.composer.write).toHaveBeenCalledWith('How much salt?');
  });

  it('leaves a keeper’s as it is', () => {
    const chat = chatOf(false, 'Hello');
    kept(chat).submit();
    expect(chat.submit).toHaveBeenCalledOnce();
    expect(chat.askToSignIn).not.toHaveBeenCalled();
  });
});
