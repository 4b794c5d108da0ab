import { useState } from 'react';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Avatar } from '../../../src/shared/ui/Avatar.tsx';
import { Button, ButtonLink } from '../../../src/shared/ui/Button.tsx';
import { Icon } from '../../../src/shared/ui/Icon.tsx';
import { IconButton } from '../../../src/shared/ui/IconButton.tsx';
import { ICON_PATHS, type IconName } from '../../../src/shared/ui/icon-paths.ts';
import { LogoMark, Wordmark } from '../../../src/shared/ui/Logo.tsx';
import { Menu } from '../../../src/shared/ui/Menu.tsx';
import { MORE_ICON_PATHS } from '../../../src/shared/ui/more-icon-paths.ts';
import { CardSkeleton, PostSkeleton, RowSkeleton } from '../../../src/shared/ui/Skeleton.tsx';
import { Spinner } from '../../../src/shared/ui/Spinner.tsx';
import { TabNav } from '../../../src/shared/ui/TabNav.tsx';
import { Tabs } from '../../../src/shared/ui/Tabs.tsx';
import { TagChip } from '../../../src/shared/ui/TagChip.tsx';
import { Toasts } from '../../../src/shared/ui/Toasts.tsx';
import { Tooltip } from '../../../src/shared/ui/Tooltip.tsx';
import { CompositesCard } from './CompositesCard.tsx';
import { FieldsCard } from './FieldsCard.tsx';
import { type LayerName, Layers } from './Layers.tsx';
import { PaletteCard } from './PaletteCard.tsx';
import { PostCard } from './PostCard.tsx';
import styles from './Sandbox.module.css';
import { StateRows } from './StateRows.tsx';
import { StatesCard } from './StatesCard.tsx';

const MENU = [
  { id: 'copy', label: 'Copy link', icon: 'link' },
  { id: 'mute', label: 'Mute notifications', icon: 'mute', detail: 'For a week' },
  { id: 'pin', label: 'Pin to top', icon: 'pin', selected: true },
  { id: 'report', label: 'Report', icon: 'flag', tone: 'danger', separated: true },
] as const;

function Header() {
  return (
    <header className={styles.header}>
      <Wordmark size={30} />
      <TabNav
        label="Demo"
        items={[
          { href: '#following', label: 'Following', current: true },
          { href: '#for-you', label: 'For you' },
          { href: '#tags', label: 'Your tags' },
        ]}
      />
      <div className={styles.row}>
        <IconButton icon="home" label="Home" />
        <IconButton icon="compass" label="Explore" />
        <IconButton icon="bell" label="Activity, 3 new" badge="3" />
        <IconButton icon="message" label="Messages, 99+ unread" badge="99+" />
        <Avatar name="wool-and-dye" size={32} shape="square" />
        <Button variant="primary" icon="pencil">
          Create
        </Button>
      </div>
    </header>
  );
}

function ButtonsCard({ onOpen }: { onOpen: (layer: LayerName) => void }) {
  return (
    <section className={styles.card}>
      <h1>Buttons</h1>
      <div className={styles.row}>
        <Button variant="primary">Follow</Button>
        <Button>Following</Button>
        <Button variant="quiet">Not now</Button>
        <Button variant="danger" icon="trash">
          Delete
        </Button>
        <ButtonLink href="#x" icon="external">
          Visit
        </ButtonLink>
      </div>
      <div className={styles.row}>
        <Button variant="primary" size="large">
          Sign up
        </Button>
        <Button variant="primary" size="small">
          Small
        </Button>
        <Button variant="primary" loading>
          Saving
        </Button>
        <Button disabled>Disabled</Button>
      </div>
      <div className={styles.row}>
        <Button onClick={() => onOpen('dialog')}>Dialog</Button>
        <Button onClick={() => onOpen('drawer')}>Drawer</Button>
        <Menu
          label="Post options"
          items={MENU}
          trigger={(props) => <IconButton icon="more" label="More" {...props} />}
        />
        <Tooltip content="Helps, briefly">
          <IconButton icon="ask" label="Help" title="" />
        </Tooltip>
        <Spinner />
        <LogoMark size={44} />
      </div>
      <Tabs
        label="Demo tabs"
        items={[
          { id: 'a', label: 'Replies', content: 'Replies in order.' },
          { id: 'b', label: 'Reblogs', content: 'Reblogs in order.' },
          { id: 'c', label: 'Likes', content: 'Likes in order.' },
        ]}
      />
      <div className={styles.row}>
        <TagChip tag="hand spun" href="#t" />
        <TagChip tag="indigo" selected onSelect={() => {}} />
        <TagChip tag="weld" onRemove={() => {}} />
        <TagChip tag="quiet one" look="inline" href="#t" />
      </div>
      <div className={styles.icons}>
        {Object.keys({ ...ICON_PATHS, ...MORE_ICON_PATHS }).map((name) => (
          <Icon key={name} name={name as IconName} size={22} />
        ))}
      </div>
    </section>
  );
}

/**
 * Shows every primitive on one page; `?palette=`, `?lang=` and `?open=dialog|drawer|gifs|move|toasts` select what is
 * visible.
 */
export function Sandbox({ open }: { open: string | null }) {
  const [layer, setLayer] = useState(open);
  const [greeted, setGreeted] = useState(false);
  if (open === 'toasts' && !greeted) {
    setGreeted(true);
    queueMicrotask(() => {
      addToast({
        id: 'i',
        message: 'Your post is in the queue.',
        action: { label: 'View', onAction: () => {} },
      });
      addToast({ id: 'e', type: 'error', message: 'That picture is too large. Try one under 20 MB.' });
      addToast({ id: 's', type: 'success', message: 'You liked a post. Care for another?' });
      addToast({ id: 'm', type: 'meow', message: 'Meow.' });
      addToast({ id: 'k', type: 'mascot', message: 'One year on Skein today!' });
      addToast({ id: 'b', type: 'banner', message: 'Planned maintenance tonight at 2.' });
    });
  }
  return (
    <>
      <Header />
      <main className={styles.page}>
        <div className={styles.column}>
          <PaletteCard />
          <PostCard />
          <PostSkeleton />
          <StatesCard />
          <StateRows />
        </div>
        <div className={styles.column}>
          <ButtonsCard onOpen={setLayer} />
          <FieldsCard />
          <div className={styles.card}>
            <RowSkeleton />
            <RowSkeleton />
          </div>
          <CardSkeleton />
        </div>
        <div className={styles.column}>
          <CompositesCard />
        </div>
      </main>
      <Layers open={layer} onClose={() => setLayer(null)} />
      <Toasts />
    </>
  );
}
