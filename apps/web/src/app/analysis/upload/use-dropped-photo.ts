import { useEffect, useState } from 'react';
import { NO_IMAGE } from '../photo-checks.ts';

type Takers = { choose: (file: File) => void; refuse: (message: string) => void };
/** `listens`: of several tools on a page one takes what is dropped. */
type Handlers = Takers & { listens: boolean };

const take = (data: DataTransfer | null, { choose, refuse }: Takers) => {
  const file = data?.files[0];
  if (file) choose(file);
  else refuse(`${NO_IMAGE}. Save the picture first, then choose its file.`);
};

/**
 * Photos dropped or pasted anywhere on the page. Anywhere, since a file dropped beside the area
 * would make the browser leave the page. Tells whether a file hangs over the page.
 */
export const useDroppedPhoto = ({ choose, refuse, listens }: Handlers): boolean => {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!listens) return;
    const hover = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    // Leaving an element inside the page also bubbles; only the window's edge has no next element.
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer, { choose, refuse });
    };
    const paste = (event: ClipboardEvent) => {
      // Pasted text is nobody's photo and no mistake either.
      if ((event.clipboardData?.files.length ?? 0) > 0)
        take(event.clipboardData, { choose, refuse });
    };
    document.addEventListener('dragover', hover);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', hover);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, [choose, refuse, listens]);
  return over;
};
