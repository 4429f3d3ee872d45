import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { download } from '../../../lib/api-client.ts';
import { problemOf } from '../../../lib/problem-words.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Section } from '../section.tsx';

/** Everything that is kept of the keeper, to take along. */
export const DataSection = () => {
  const fetchAll = useMutation({
    mutationFn: () => download('exportAccount', {}),
    onSuccess: saveFile,
  });
  return (
    <Section
      id="data"
      intro="A ZIP file of everything that Nishiki keeps of your account: profile, analyses, photos, tokens and experience, as JSON and CSV."
    >
      <div>
        <Button
          busy={fetchAll.isPending}
          busyText="Gathering your data..."
          onClick={() => fetchAll.mutate()}
        >
          <Download aria-hidden="true" className="size-5" />
          Download my data
        </Button>
        <p role="status" className="text-muted not-empty:mt-3">
          {fetchAll.isPending &&
            'With many photos this may take a minute. Please keep the page open.'}
          {fetchAll.isSuccess && `“${fetchAll.data.filename}” is among your downloads.`}
        </p>
      </div>
      <FormError message={fetchAll.isError ? 'Your data could not be gathered' : null}>
        {problemOf(fetchAll.error).message} Nothing was changed.
      </FormError>
    </Section>
  );
};
