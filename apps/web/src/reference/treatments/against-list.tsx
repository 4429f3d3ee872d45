import { conditionById } from '@nishiki/knowledge/conditions/catalogue';
import { conditionAddress } from '@nishiki/knowledge/reference/addresses';

/** Against what, each leading to its page, in one sentence. */
export const AgainstLine = ({ against }: { against: readonly string[] }) =>
  against.length === 0 ? null : (
    <p className="max-w-measure">
      Against{' '}
      {against.map((id, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <a href={conditionAddress(id)}>{conditionById(id)?.name ?? id}</a>
        </span>
      ))}
      .
    </p>
  );
