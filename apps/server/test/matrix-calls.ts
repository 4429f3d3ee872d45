/**
 * One valid call for each endpoint that asks who calls, in a keeper's name: their ids stand wherever
 * a client can put them. A new endpoint needs an entry here before its tests pass.
 */
import type { Endpoint } from '@nishiki/contract/endpoint';
import { endpoints, type EndpointName } from '@nishiki/contract/endpoints';
import type { Owner } from './owner.ts';

export type Call = {
  readonly path?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: object;
  /** It names something of the owner's: a guest finds nothing there. */
  readonly ownersOnly?: true;
  /** The owner's own answer tells this: so the search for it in other answers can find something. */
  readonly tells?: string;
};

const image = 'data:image/jpeg;base64,AQID';
/** As the table protocol's clients filter. */
const filter = (owner: Owner) => ({ user_id: `eq.${owner.userId}` });
/** Fields that no endpoint believes. */
const claims = ({ userId, email }: Owner) => ({
  user_id: userId,
  userId,
  p_user_id: userId,
  email,
});

export const calls: Partial<Record<EndpointName, (owner: Owner) => Call>> = {
  authLogout: () => ({ query: { scope: 'others' }, body: {} }),
  authUser: (owner) => ({ query: claims(owner), tells: owner.email }),
  authUpdateUser: (owner) => ({
    body: { user_id: owner.userId, password: 'forty new showa', current_password: owner.password },
    tells: owner.email,
  }),
  readProfile: (owner) => ({ query: filter(owner), tells: owner.userId }),
  updateProfile: (owner) => ({
    query: filter(owner),
    body: { ...filter(owner), units: 'us', country: 'JP' },
    tells: owner.userId,
  }),
  readExperience: (owner) => ({ query: filter(owner), tells: owner.userId }),
  awardExperienceRpc: (owner) => ({ body: { ...claims(owner), p_activity_type: 'ai_chat' } }),
  updateDailyStreak: (owner) => ({ body: claims(owner) }),
  analyzeKoi: (owner) => ({
    body: { image, analysisType: 'comprehensive', idempotencyKey: owner.idempotencyKey },
    tells: owner.analysisId,
  }),
  compareKoi: (owner) => ({
    body: { ...claims(owner), a: owner.analysisId, b: owner.analysisId },
    tells: owner.analysisId,
  }),
  findKoi: (owner) => ({
    body: { ...claims(owner), id: owner.analysisId, idempotencyKey: owner.idempotencyKey },
  }),
  correctAnalysis: (owner) => ({
    body: { ...claims(owner), id: owner.analysisId, varietyId: 'sanke', mayLearn: true },
    ownersOnly: true,
    tells: 'Sanke',
  }),
  shareAnalysis: (owner) => ({
    body: { ...claims(owner), id: owner.analysisId },
    tells: owner.shareToken,
  }),
  unshareAnalysis: (owner) => ({ body: { ...claims(owner), id: owner.analysisId } }),
  createCheckout: (owner) => ({
    body: { ...claims(owner), planName: 'Breeder', guestCheckout: true, price: 1 },
  }),
  purchaseTokens: (owner) => ({
    body: { ...claims(owner), tokenPackage: '200', guestCheckout: true },
  }),
  readInvoices: (owner) => ({ query: filter(owner), tells: owner.invoiceId }),
  openPortal: (owner) => ({ body: claims(owner) }),
  requestRefund: (owner) => ({ body: { ...claims(owner), invoice_id: owner.invoiceId } }),
  invoicePdf: (owner) => ({ path: { id: owner.invoiceId } }),
  checkSubscription: (owner) => ({ body: claims(owner) }),
  awardExperience: (owner) => ({
    body: { ...claims(owner), activityType: 'daily_checklist', description: 'Completed: Feed koi' },
  }),
  identifyStatus: (owner) => ({ query: claims(owner) }),
  listAnalyses: (owner) => ({ query: claims(owner), tells: owner.analysisId }),
  readAnalysis: (owner) => ({ path: { id: owner.analysisId }, tells: owner.analysisId }),
  analysisReport: (owner) => ({ path: { id: owner.analysisId } }),
  deleteAnalysis: (owner) => ({ path: { id: owner.analysisId } }),
  listSessions: (owner) => ({ query: claims(owner), tells: owner.device.sessionId }),
  endSession: (owner) => ({ path: { id: owner.device.sessionId } }),
  tokenHistory: (owner) => ({ query: { user_id: owner.userId } }),
  setAvatarPhoto: (owner) => ({ body: { ...claims(owner), image }, tells: owner.userId }),
  exportAccount: (owner) => ({ query: claims(owner), tells: owner.email }),
  deleteAccount: (owner) => ({ body: { ...claims(owner), password: owner.password } }),
  aiChat: (owner) => ({
    body: {
      ...claims(owner),
      ...{ query: 'Whose is this?', conversationId: owner.chatId, idempotencyKey: owner.wish },
    },
    tells: owner.answerId,
  }),
  enhancedAiChat: (owner) => ({
    body: {
      ...claims(owner),
      ...{ message: 'Whose is this?', conversationId: owner.chatId, again: true },
      context: { page: '/', systemPrompt: `You serve ${owner.userId}` },
    },
    tells: owner.chatId,
  }),
  koiHealthAssessment: (owner) => ({
    body: { ...claims(owner), imageUrl: image, idempotencyKey: owner.idempotencyKey },
  }),
  supportChat: (owner) => ({
    body: { ...claims(owner), message: 'Whose is this?', session_id: owner.supportSession },
  }),
  transcribe: (owner) => ({
    body: { ...claims(owner), audio: 'data:audio/webm;codecs=opus;base64,GkXfow==' },
  }),
  listChats: (owner) => ({ query: { ...claims(owner), search: 'own' }, tells: owner.chatId }),
  readChat: (owner) => ({ path: { id: owner.chatId }, tells: owner.messageId }),
  renameChat: (owner) => ({
    path: { id: owner.chatId },
    body: { ...claims(owner), title: 'Another' },
  }),
  deleteChat: (owner) => ({ path: { id: owner.chatId } }),
  rateMessage: (owner) => ({
    body: { ...claims(owner), messageId: owner.answerId, rating: 'up' },
  }),
  // In a visitor's own name: a message may name any address, but never an account.
  sendContactEmail: (owner) => ({
    body: {
      ...claims(owner),
      ...{ name: 'A visitor', email: 'visitor@pond.example', subject: 'A question' },
      message: `Whose is this? ${owner.analysisId}`,
      idempotencyKey: owner.idempotencyKey,
    },
  }),
};

/** Endpoints whose answer depends on who calls. */
export const guarded: [EndpointName, Endpoint][] = Object.entries<Endpoint>(endpoints)
  .filter(([, { access }]) => access !== 'public')
  .map(([name, endpoint]) => [name as EndpointName, endpoint]);

export const requestOf = (
  { method, path }: Endpoint,
  call: Call,
  headers: Record<string, string>,
): [string, RequestInit] => {
  const filled = path.replace(/:([a-z]+)/g, (_, name: string) => call.path?.[name] ?? '');
  const query = new URLSearchParams(call.query).toString();
  return [
    query ? `${filled}?${query}` : filled,
    {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(call.body && { body: JSON.stringify(call.body) }),
    },
  ];
};
