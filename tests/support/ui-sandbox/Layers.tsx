import { Button } from '../../../src/shared/ui/Button.tsx';
import { Dialog } from '../../../src/shared/ui/Dialog.tsx';
import { Drawer } from '../../../src/shared/ui/Drawer.tsx';
import { GifLayer, MoveLayer } from './CompositesCard.tsx';
import { PostCard } from './PostCard.tsx';
import styles from './Sandbox.module.css';

export type LayerName = 'dialog' | 'drawer' | 'gifs' | 'move';

/** Renders the open overlay, if any. */
export function Layers({ open, onClose }: { open: string | null; onClose: () => void }) {
  if (open === 'dialog') {
    return (
      <Dialog
        title="Delete this post?"
        size="small"
        onClose={onClose}
        footer={
          <>
            <Button variant="quiet">Keep it</Button>
            <Button variant="danger">Delete</Button>
          </>
        }
      >
        It goes from every blog that did not reblog it. This cannot be undone.
      </Dialog>
    );
  }
  if (open === 'drawer') {
    return (
      <Drawer label="Blog preview" onClose={onClose}>
        <div className={styles.peepr} />
        <div className={styles.peeprBody}>
          <h2>wool-and-dye</h2>
          <PostCard />
        </div>
      </Drawer>
    );
  }
  if (open === 'gifs') return <GifLayer onClose={onClose} />;
  if (open === 'move') return <MoveLayer onClose={onClose} />;
  return null;
}
