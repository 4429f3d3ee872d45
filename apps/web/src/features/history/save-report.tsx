import { useMutation } from '@tanstack/react-query';
import { download } from '../../lib/api-client.ts';
import { problemOf } from '../../lib/problem-words.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';

/** The analysis as a document for a vet or a dealer. */
export const SaveReport = ({ id }: { id: string }) => {
  const toast = useToast();
  const report = useMutation({
    mutationFn: () => download('analysisReport', { id }),
    onSuccess: saveFile,
    onError: (error) =>
      toast.show({
        title: 'The report could not be made',
        description: problemOf(error).message,
        tone: 'destructive',
      }),
  });
  return (
    <Button busy={report.isPending} busyText="Making it..." onClick={() => report.mutate()}>
      PDF report
    </Button>
  );
};
