import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { paths } from '#src/shared/navigation/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { ParticipantSearch } from './ParticipantSearch.tsx';

/** Finds a blog to write to, and opens what the two wrote to each other. */
export function NewMessageDialog({ blog, onClose }: { blog: Blog; onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Dialog size="small" title={t`New message`} onClose={onClose}>
      {(close) => (
        <ParticipantSearch
          blog={blog}
          action={({ name }) => (
            <Button
              size="small"
              variant="secondary"
              aria-label={t`Write to ${name}`}
              onClick={() => {
                close();
                void navigate(paths.conversation(blog.name, name));
              }}
            >
              {t`Write`}
            </Button>
          )}
        />
      )}
    </Dialog>
  );
}
