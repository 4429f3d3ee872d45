/** Values by which a request reaches the work behind an endpoint, by the name of the field. */
import type { Hints } from './from-schema.ts';

/** Stand in a request for what is only known when it is sent: see `keepers.ts`. */
export const own = {
  user: 'zz-own-user-zz',
  email: 'zz-own-email-zz',
  session: 'zz-own-session-zz',
  analysis: 'zz-own-analysis-zz',
  link: 'zz-own-link-zz',
  invoice: 'zz-own-invoice-zz',
  chat: 'zz-own-chat-zz',
  answer: 'zz-own-answer-zz',
  refreshToken: 'zz-own-refresh-token-zz',
  mailLink: 'zz-own-mail-link-zz',
  otherUser: 'zz-other-user-zz',
  otherAnalysis: 'zz-other-analysis-zz',
} as const;

export const PASSWORD = 'asagi in the reeds';

const emails = [own.email, own.email, 'Nobody@koi.example', 'ü+1@köi.example', 'x'];
const passwords = [PASSWORD, PASSWORD, 'password', 'ogon at dusk', 'short'];
const pixels = 'data:image/jpeg;base64,/9j/2Q==';

export const hints: Hints = {
  email: emails,
  password: passwords,
  current_password: passwords,
  redirect_to: [
    '/dashboard',
    'http://127.0.0.1:3000/auth',
    'https://evil.example/',
    '//evil.example',
  ],
  refresh_token: [own.refreshToken],
  token_hash: [own.mailLink],
  token: [own.mailLink],
  id: [own.analysis, own.session, own.otherAnalysis, own.invoice, own.link, own.chat, own.chat],
  conversationId: [own.chat, own.chat, own.otherAnalysis],
  messageId: [own.answer],
  query: ['How much salt for 5000 litres?', 'My koi is gasping', '🐟', ' '],
  imageUrl: [pixels, 'data:image/png;base64,AQID', 'https://evil.example/koi.jpg'],
  session_id: ['a tab'],
  user_email: emails,
  audio: ['data:audio/webm;base64,GkXfow==', 'data:text/html;base64,AQID'],
  search: ['salt', '%', '紅白'],
  title: ['Ammonia', ' ', '<b>A</b>'],
  symptoms: ['It rubs along the wall', ''],
  varietyId: ['sanke', 'kin-showa', 'goldfish'],
  a: [own.analysis, own.otherAnalysis],
  b: [own.analysis, own.otherAnalysis],
  before: [own.analysis, '3'],
  limit: ['1', '100', '0'],
  user_id: [`eq.${own.user}`, `eq.${own.otherUser}`, `neq.${own.user}`],
  select: ['*', 'email,tokens_remaining'],
  country: ['GB-ENG', 'JP', 'XX'],
  time_zone: ['Europe/London', 'Asia/Tokyo', 'Mars/Olympus'],
  display_name: ['Hana', '錦鯉 keeper', '\u200b', 'a\r\nb'],
  image: [pixels, `${pixels}AAAA`, 'data:image/png;base64,AQID', 'https://evil.example/koi.jpg'],
  idempotencyKey: ['01890f5a-0000-7000-8000-000000000001'],
  p_activity_type: ['ai_chat', 'image_analysis', 'gold_digging'],
  description: ['Completed: Feed koi', 'Completed: Clean filter media', 'Completed: nothing'],
  name: ['Hana', 'Hana\r\nBcc: a@evil.example', '<b>Hana</b>'],
  subject: ['A question', 'A\u2028B', '錦鯉'],
  message: ['Is this a Showa?', '<script>1</script>', 'a\r\n\r\n.\r\nb'],
  website: ['', '', 'https://evil.example'],
  planName: ['Hobbyist', 'breeder', 'Professional', 'Gold'],
  tokenPackage: ['100', '200', '500', '1'],
  invoice_id: [own.invoice],
  code_challenge: ['E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'],
};
