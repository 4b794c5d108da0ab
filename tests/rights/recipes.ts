import type { OperationId } from '#generated/operations.ts';
import { accounts } from './recipes/accounts.ts';
import { apps } from './recipes/apps.ts';
import { blogs } from './recipes/blogs.ts';
import { feeds } from './recipes/feeds.ts';
import type { Recipe } from './recipes/ingredients.ts';
import { messagingRecipes } from './recipes/messaging.ts';
import { platform } from './recipes/platform.ts';
import { posts } from './recipes/posts.ts';

/** Recipes of all built calls. A call without one fails the test. */
export const recipes: Partial<Record<OperationId, Recipe>> = {
  ...accounts,
  ...apps,
  ...blogs,
  ...feeds,
  ...platform,
  ...posts,
  ...messagingRecipes,
};
