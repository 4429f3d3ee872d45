import { Notice } from '../../../ui/notice.tsx';

/** Why a file was not taken: in a sentence, or in a title and a line on what to do. */
export const Complaint = ({ words }: { words: string }) => {
  const [first, more] = words.split('\n');
  return more === undefined ? (
    <Notice live tone="alarm">
      {first}
    </Notice>
  ) : (
    <Notice live tone="alarm" title={first}>
      {more}
    </Notice>
  );
};
