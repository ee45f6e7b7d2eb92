export declare function buildFonts(folder?: string): Promise<void>
