import type { Analysis } from '@nishiki/contract/analysis';
import { Notice } from '../../../ui/notice.tsx';

/** Pattern and body are judged from above; from the side half of the pattern is out of sight. */
export const SeenFromSide = ({ view }: Pick<Analysis, 'view'>) =>
  view !== 'side' ? null : (
    <Notice tone="attention" title="Seen from the side: only colours can be told">
      A photo from straight above shows the pattern, too.
    </Notice>
  );
