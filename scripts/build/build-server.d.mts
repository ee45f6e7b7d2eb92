export declare function buildServer(folder?: string): Promise<void>
