import type { ComponentType } from 'react';
import type { CarouselCard } from '#generated/zod/carouselCard.zod.ts';
import { SmallBlogCard } from '#src/entities/blog/SmallBlogCard.tsx';
import { CategoryCard } from './CategoryCard.tsx';
import { CommunityCard } from './CommunityCard.tsx';
import { HubCard } from './HubCard.tsx';
import { TagCard } from './TagCard.tsx';
import { TitleCard } from './TitleCard.tsx';

type CardKind = CarouselCard['objectType'];
type CardOf<Kind extends CardKind> = Extract<CarouselCard, { objectType: Kind }>;

/** Renderer of each kind of carousel card. A kind added to the contract does not compile without its entry. */
const CARD_VIEWS: { [Kind in CardKind]: ComponentType<{ card: CardOf<Kind> }> } = {
  blog: ({ card }) => <SmallBlogCard blog={card.blog} />,
  community_card: CommunityCard,
  followed_tag_carousel_card: TagCard,
  tag_carousel_card: TagCard,
  title: TitleCard,
  video_hub_card: ({ card }) => <HubCard hub={card.hub} />,
  community_category_card: ({ card }) => <CategoryCard category={card.category} />,
};

/** Returns the renderer of a card; undefined for kinds that this version does not know. */
export function cardViewOf({ objectType }: CarouselCard): ComponentType<{ card: CarouselCard }> | undefined {
  if (!Object.hasOwn(CARD_VIEWS, objectType)) return undefined;
  return CARD_VIEWS[objectType] as ComponentType<{ card: CarouselCard }>;
}
