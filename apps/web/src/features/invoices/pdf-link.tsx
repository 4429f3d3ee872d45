import type { Invoice } from '@nishiki/contract/billing';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { download } from '../../lib/api-client.ts';
import { problemOf } from '../../lib/problem-words.ts';
import { saveFile } from '../../lib/save-file.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/button.tsx';

const Words = () => (
  <>
    <Download aria-hidden="true" className="size-4" />
    PDF
  </>
);

type PdfLinkProps = {
  invoice: Pick<Invoice, 'id' | 'pdf_url'>;
  /** Tells the document from others for those who hear it. */
  name: string;
};

/** The document: the payment service's own where it has one, else one that is made here. */
export const PdfLink = ({ invoice: { id, pdf_url: url }, name }: PdfLinkProps) => {
  const fetched = useMutation({
    mutationFn: () => download('invoicePdf', { id }),
    onSuccess: saveFile,
  });
  const look = { className: 'px-0!', 'aria-label': `Download as PDF: ${name}` };
  if (url !== null)
    return (
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        {...look}
        className={buttonClass('quiet', look.className)}
      >
        <Words />
      </a>
    );
  return (
    <>
      <Button
        {...look}
        tone="quiet"
        busy={fetched.isPending}
        busyText="Making it..."
        onClick={() => fetched.mutate()}
      >
        <Words />
      </Button>
      {fetched.isError && (
        <p role="alert" className="w-full text-sm text-beni">
          The document could not be loaded. {problemOf(fetched.error).message}
        </p>
      )}
    </>
  );
};
