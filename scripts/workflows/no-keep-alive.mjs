/**
 * Makes `fetch` open a connection for each request. Redocly compiles large schemas between two steps, on a busy machine
 * for longer than servers keep an idle connection, and would send the next step on a closed one.
 */
import { Agent, setGlobalDispatcher } from 'undici';

setGlobalDispatcher(new Agent({ pipelining: 0 }));
