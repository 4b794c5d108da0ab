import type { Mutant } from '../mutant.ts';
import { groups } from './groups.ts';
import { secondPeople } from './second-people.ts';
import { secondPosts } from './second-posts.ts';
import { site } from './site.ts';
import { thirdContent } from './third-content.ts';
import { thirdPeople } from './third-people.ts';

/**
 * Faults by people who had read the contract and the server, and not the checks. They measure the kit and are never used
 * to write checks: a fault that a check was written for says nothing about the others.
 */
export const heldOut: Mutant[] = [
  ...site,
  ...groups,
  ...secondPosts,
  ...secondPeople,
  ...thirdContent,
  ...thirdPeople,
];
