/** One empty PostgreSQL for the files of the fleet's tests, which copy it. */
import { emptyCluster, postgresFolder } from "./postgres.ts";

export default (): void => void emptyCluster(postgresFolder()!);
