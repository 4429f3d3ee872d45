import type { DeskSession, TestCard } from '@nishiki/integrations/payments/stand-in/desk';
import { html } from 'hono/html';
import { money, tillPage } from './dev-till-page.ts';

export type Typed = { readonly email: string; readonly card: TestCard };

const problems = {
  email: 'Enter an e-mail address such as keeper@example.org.',
  declined: 'The card was declined. Nothing was charged.',
} as const;
export type Problem = keyof typeof problems;

const cards: readonly (readonly [TestCard, string])[] = [
  ['works', 'Works'],
  ['declined', 'Is declined'],
  ['fails_later', 'Works now and fails later'],
];

const bill = ({ lines, total, monthly }: DeskSession) => html`
  <table>
    <caption>
      What it costs
    </caption>
    <tbody>
      ${lines.map(
        ({ text, amount }) =>
          html`<tr>
            <th scope="row">${text}</th>
            <td>${money(amount)}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total now</th>
        <td>${money(total)}</td>
      </tr>
    </tfoot>
  </table>
  <p>
    ${
      monthly === null
        ? 'Bought once: no payment follows.'
        : `Then ${money(monthly)} every month, until it is cancelled.`
    }
  </p>
`;

const emailField = (session: DeskSession, typed: Typed, problem: Problem | null) =>
  session.email === null
    ? html`<p>
        <label for="email">E-mail address</label>
        <input
          id="email"
          name="email"
          type="email"
          value="${typed.email}"
          maxlength="254"
          autocomplete="email"
          required
          ${problem === 'email' && html`aria-invalid="true" aria-describedby="problem"`}
        />
      </p>`
    : html`<dl>
        <dt>E-mail address</dt>
        <dd>${session.email}</dd>
      </dl>`;

const cardField = ([card, words]: readonly [TestCard, string], typed: Typed) => html`
  <p>
    <input
      id="${card}"
      name="card"
      type="radio"
      value="${card}"
      ${card === typed.card && 'checked'}
    />
    <label for="${card}">${words}</label>
  </p>
`;

export const checkoutPage = (session: DeskSession, typed: Typed, problem: Problem | null) =>
  tillPage(
    `Checkout: ${session.title}`,
    html`${problem && html`<p id="problem" role="alert">${problems[problem]}</p>`}${bill(session)}
      <form method="post">
        ${emailField(session, typed, problem)}
        <fieldset>
          <legend>Test card</legend>
          ${cards.map((card) => cardField(card, typed))}
        </fieldset>
        <p>
          <button name="choice" value="pay">Pay ${money(session.total)}</button>
          <button class="quiet" name="choice" value="cancel" formnovalidate>Cancel</button>
        </p>
      </form>`,
  );

/** @param back null where the session leads to another site */
export const endedPage = (session: DeskSession, back: string | null) =>
  tillPage(
    session.state === 'paid' ? 'This is paid' : 'This checkout is over',
    html`<p>
        ${session.title}:
        ${
          session.state === 'paid'
            ? 'it was paid for once, and nothing more is charged.'
            : 'nothing was charged. Choose again to buy it.'
        }
      </p>
      <p>
        ${back === null ? 'You may close this tab.' : html`<a href="${back}">Back to Nishiki</a>`}
      </p>`,
  );
