import { useEffect, useState } from 'react';

/** An address for showing a chosen file, given back when the file changes. Null until then. */
export const useObjectUrl = (file: Blob | null): string | null => {
  const [shown, setShown] = useState<{ file: Blob; url: string } | null>(null);
  useEffect(() => {
    if (file === null) return;
    const url = URL.createObjectURL(file);
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  // The address of the file before this one is revoked already.
  return shown !== null && shown.file === file ? shown.url : null;
};
