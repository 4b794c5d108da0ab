import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewport } from '#src/shared/hooks/use-media-query.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { openWindow } from '../model/window-store.ts';
import { ParticipantSearch } from './ParticipantSearch.tsx';

/** Finds a blog to write to and opens the conversation with it. */
export function NewMessageDialog({ blog, onClose }: { blog: Blog; onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isDesk = useViewport() === 'desktop';
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
                if (isDesk) openWindow({ selectedBlogName: blog.name, otherParticipantName: name }, 1);
                else void navigate(paths.conversation(blog.name, name));
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
