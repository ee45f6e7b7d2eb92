/** Qualities, actions, verdicts and ratings as sentences, and what a text begins and goes on with. */
export const englishStatementFrames = `
  # they were
  They were {x}.
  I found them {x}.
  I found {b} {x}.
  The people at {b} were {x}.
  The people there were {x}.
  At {b}, they were {x}.
  To me, they were {x}.

  # it was
  It was {x}.
  I found it {x}.
  For me, it was {x}.
  At {b}, it was {x}.

  # I am
  I am {x}.
  With {b}, I am {x}.
  I am {x} with {b}.

  # they did
  They {x}.
  {b} {x}.
  At {b}, they {x}.
  The people at {b} {x}.

  # I did
  I {x}.
  Personally, I {x}.

  # nothing: improve
  @better I would not improve anything.
  @better There is nothing to improve.
  @better There is nothing to improve at {b}.
  @better I can think of nothing to improve.
  @improv I would not improve anything.
  @improv There is nothing to improve.
  @improv There is nothing to improve at {b}.
  @improv I can think of nothing to improve.
  @change I would not change anything.
  @change I would not change anything at {b}.
  @missing Nothing is missing.
  @missing I miss nothing.
  @missing I am not missing anything at {b}.

  # nothing: disliked
  There was nothing I did not like.
  There was nothing I did not like at {b}.

  # nothing: likedLeast
  What did I like least? {X}.

  # nothing: negative
  @wrong Nothing went wrong.
  @wrong Nothing went wrong at {b}.
  @disappoint Nothing disappointed me.
  @disappoint Nothing disappointed me at {b}.
  @downside The downside? {X}.

  # nothing: liked
  There was nothing I liked.
  There was nothing I liked at {b}.

  # nothing: likedMost
  What did I like most? {X}.
  What did I like most at {b}? {X}.

  # nothing: change
  @chang Nothing has changed.
  @chang For me, nothing has changed.
  @chang Nothing has changed for me.
  @result The result? {X}.

  # said yes
  {S}.
  {S}.
  And yes, {s}.

  # said no
  {S}.
  {S}.

  # recommended
  I would recommend {b}.
  I recommend {b}.
  I can recommend {b}.
  Personally, I would recommend {b}.
  And yes, I would recommend {b}.
  Yes, I would recommend {b}.

  # not recommended
  I would not recommend {b}.
  I cannot recommend {b}.
  I do not recommend {b}.
  Personally, I would not recommend {b}.

  # surely recommended
  {X}, I would recommend {b}.
  I would recommend {b}.
  I recommend {b}.

  # perhaps to recommend
  I put recommending {b} at {n} out of {m}.
  I would say {n} out of {m} for recommending {b}.
  On recommending {b}, I am at {n} out of {m}.
  For recommending {b}, I would say {n} out of {m}.

  # likely to recommend
  I would recommend {b}.
  I recommend {b}.
  I can recommend {b}.
  I would recommend {b}, {n} out of {m}.

  # rating
  {n}/{m} from me.
  I would give {b} {n} out of {m}.
  {n}/{m} stars for {b}.
  {b} gets {n}/{m} from me.
  {n} out of {m} for {b}.
  It gets {n}/{m}.
  For me, {b} is a {n}/{m}.
  {n} of {m} stars for {b}.
  I would give {b} {n}/{m} stars.
  {n}/{m} stars from me.
  It gets {n} of {m} stars.
  {n} of {m} stars.
  For me, {n}/{m}.
  I rate {b} {n} out of {m}.
  {b} gets {n}/{m} stars from me.
  {n}/{m} for {b}.

  # quoted
  “{q}” {X}.

  # lead
  My impression of {b}.
  My take on {b}.
  A word about {b}.
  My experience with {b}.
  My view of {b}.
  A note on {b}.
  Some thoughts on {b}.
  {b} deserves a few words.
  My thoughts on {b}.
  Here is my take on {b}.
  Sharing my experience with {b}.

  # lead with title
  Speaking as {title} at {company}:

  # link
  Also,
  And
  One more thing:
  Plus,
`
