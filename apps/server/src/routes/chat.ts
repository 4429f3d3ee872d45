import type { ChatPlace, Specialist } from '@nishiki/contract/chat';
import { endpoints } from '@nishiki/contract/endpoints';
import { deleteChat } from '@nishiki/domain/chat/delete-chat';
import { listChats } from '@nishiki/domain/chat/list-chats';
import { rateMessage } from '@nishiki/domain/chat/rate-message';
import { readChat } from '@nishiki/domain/chat/read-chat';
import { renameChat } from '@nishiki/domain/chat/rename-chat';
import { createSendMessage } from '@nishiki/domain/chat/send-message';
import { transcribe } from '@nishiki/domain/chat/transcribe';
import { assessKoi } from '@nishiki/domain/health/assess-koi';
import { askSupport } from '@nishiki/domain/support/ask-support';
import type { Hono } from 'hono';
import { route } from '../http/answer.ts';
import type { Env } from '../http/env.ts';
import { limitPhotos } from '../http/limit-photos.ts';
import type { Parts } from '../http/parts.ts';

/** Where a conversation with the floating widget or a specialist begins. */
const enhancedPlace = (
  specialist: Specialist | undefined,
): { place: ChatPlace; specialist: Specialist | null } =>
  specialist ? { place: 'specialist', specialist } : { place: 'widget', specialist: null };

/** Talking with the koi expert and with support, and the own conversations. */
export const chatRoutes = (app: Hono<Env>, parts: Parts): void => {
  const sendMessage = createSendMessage();
  route(app, parts, endpoints.aiChat, ({ ctx, input, onStep, onWords, signal }) => {
    const { query: words, imageUrl: image, panel, ...common } = input;
    const place = panel ? 'panel' : 'chat';
    const told = { onStep, onWords, signal: signal() };
    return sendMessage(ctx, { ...common, ...told, words, image, place, specialist: null });
  });
  route(app, parts, endpoints.enhancedAiChat, ({ ctx, input, onStep, onWords, signal }) => {
    const { message: words, imageUrl: image, context, ...common } = input;
    const told = { onStep, onWords, signal: signal() };
    const where = enhancedPlace(context.specialist);
    return sendMessage(ctx, { ...common, ...told, ...where, words, image });
  });
  app.use(endpoints.koiHealthAssessment.path, limitPhotos(parts));
  route(app, parts, endpoints.koiHealthAssessment, ({ ctx, input, onStep, signal }) =>
    assessKoi(ctx, { ...input, onStep, signal: signal() }),
  );
  route(app, parts, endpoints.supportChat, ({ ctx, input }) => askSupport(ctx, input));
  route(app, parts, endpoints.transcribe, ({ ctx, input, signal }) =>
    transcribe(ctx, { ...input, signal: signal() }),
  );
  route(app, parts, endpoints.chatAbilities, async ({ ctx }) => ({
    model: ctx.chatExpert.model,
    transcribes: ctx.transcriber !== null,
  }));
  route(app, parts, endpoints.listChats, ({ ctx, input }) => listChats(ctx, input));
  route(app, parts, endpoints.readChat, ({ ctx, input }) => readChat(ctx, input));
  route(app, parts, endpoints.renameChat, async ({ ctx, input }) => {
    await renameChat(ctx, input);
    return {};
  });
  route(app, parts, endpoints.deleteChat, async ({ ctx, input }) => {
    await deleteChat(ctx, input);
    return {};
  });
  route(app, parts, endpoints.rateMessage, async ({ ctx, input }) => {
    await rateMessage(ctx, input);
    return {};
  });
};
