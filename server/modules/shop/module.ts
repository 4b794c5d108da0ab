import { defineModule } from '#server/define-module.ts';

/** Declares the module `shop`. */
export const module = defineModule({
  seedActs: () => import('./seed-acts.ts'),
});
