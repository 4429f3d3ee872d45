import { Badge } from '../ui/badge.tsx';
import { tokenPrices } from './token-prices.ts';

export const TokenTable = () => (
  <section aria-labelledby="tokens-heading" className="max-w-measure space-y-4">
    <h2 id="tokens-heading" className="text-3xl">
      What a token buys
    </h2>
    <table className="w-full text-left">
      <thead>
        <tr className="border-b border-field">
          <th scope="col" className="py-2 pr-4 font-semibold">
            For
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            Tokens
          </th>
        </tr>
      </thead>
      <tbody>
        {tokenPrices.map(({ what, tokens, isOpen }) => (
          <tr key={what} className="border-b border-hairline">
            <th scope="row" className="py-3 pr-4 font-normal">
              {what} {!isOpen && <Badge>Coming soon</Badge>}
            </th>
            <td className="py-3 text-right">{tokens}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="text-muted">
      The cost is shown before each action. “Not sure”, “not a koi” and failures cost nothing, and
      your earlier results stay free to look at.
    </p>
  </section>
);
