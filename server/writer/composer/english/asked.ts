/** What a thing becomes that answers a question, by what the question asks for. */
export const englishAsked = `
  # service
  I went to {b} for {x}.
  I came to {b} for {x}.
  I chose {b} for {x}.
  For {x}, I went with {b}.
  I went with {b} for {x}.
  When it came to {x}, I chose {b}.
  I turned to {b} for {x}.
  I picked {b} for {x}.
  I went there for {x}.

  # service like dine.?in|eat.?in|sit.?down
  I dined in at {b}.
  I went to {b} to dine in.
  At {b}, I dined in.
  I dined in.

  # service like take.?out|take.?away|to.?go|pick.?up
  I got {x} from {b}.
  I got {b} {x}.
  {b} is where I got {x}.
  I got {x}.

  # service like ^(?:food )?delivery$
  I had {b} delivered.
  I got delivery from {b}.
  I chose delivery from {b}.

  # service like coffee|cakes?\\b|baked|bread|pastr|goods|meals?\\b|food|pizza|drinks|jersey|uniform|apparel|\\bwear|shirts?\\b|tiles|tires|\\bfiles|packaging|products|flowers|heat transfers|artwork
  I got {x} from {b}.
  I came to {b} for {x}.
  I go to {b} for {x}.
  For {x}, I went to {b}.
  {b} is where I got {x}.
  {b} is where I go for {x}.
  I chose {b} for {x}.
  I picked {b} for {x}.
  I went there for {x}.

  # service like report|onboarding|integrations?|widgets?|dashboard|analytics|\\bapp\\b|software|collection|tracking|online ordering|automation|scheduling|hosting
  I use {b} for {x}.
  I used {b} for {x}.
  I chose {b} for {x}.
  I went with {b} for {x}.
  I picked {b} for {x}.
  For {x}, I use {b}.
  For {x}, I went with {b}.
  I use it for {x}.

  # bestService
  {The} helped me most.
  {The} helped me the most.
  At {b}, {the} helped me most.
  What helped me most was {the}.
  What helped me most at {b} was {the}.
  For me, {the} helped most.
  Most helpful for me [was|were] {the}.
  {X} helped me most.
  At {b}, {x} helped me most.
  What helped me most was {x}.

  # liked, benefit
  I liked {the}.
  I appreciated {the}.
  I liked {the} at {b}.
  At {b}, I liked {the}.
  What I liked about {b} was {the}.
  I appreciated {the} at {b}.
  I enjoyed {the}.
  What I liked about {b}: {x}.
  What I liked: {x}.

  # benefit
  @notice I noticed {the}.
  @notice At {b}, I noticed {the}.
  @stood {The} stood out.
  @stood At {b}, {the} stood out.
  @stood What stood out to me [was|were] {the}.
  @stood What stood out at {b} [was|were] {the}.

  # likedMost
  I liked {the} most.
  I liked {the} best.
  At {b}, I liked {the} most.
  What I liked most was {the}.
  What I liked most about {b} was {the}.
  What I liked best was {the}.
  Most of all, I liked {the}.
  @best The best part was {the}.
  @best For me, {the} [was|were] the best part.
  @best The best part of {b} was {the}.
  @best I liked {the} best at {b}.
  What I liked most: {x}.

  # before
  @have I had {a}.
  @have Before {b}, I had {a}.
  @problem My problem was {a}.
  @problem Before {b}, my problem was {a}.
  @problem Before, I was dealing with {a}.
  @problem Before {b}, I was dealing with {a}.
  @problem I came to {b} with a problem: {x}.
  @challenge My challenge was {a}.
  @challenge I had a challenge: {x}.

  # reason
  I chose {b} because of {the}.
  I went with {b} because of {the}.
  {The} [was|were] why I chose {b}.
  I chose {b} for {the}.
  Why {b}? {X}.

  # visit
  I came to {b} with {a}.
  I came in with {a}.
  I went to {b} with {a}.
  What brought me to {b} was {a}.
  I had {a}.
  I came because of {the}.
  I came to {b} because of {the}.
  Why {b}? {X}.

  # change
  @seen I have seen {x}.
  @seen With {b}, I have seen {x}.
  @seen Since {b}, I have seen {x}.
  @result The result was {x}.
  @result For me, the result was {x}.
  @result The result with {b} was {x}.
  @result The result: {x}.
  @changed I have {more} now.
  @changed Now I have {more}.
  @changed With {b}, I now have {more}.
  @changed What has changed: {x}.
  @difference The difference was {x}.
  @difference For me, the difference was {x}.
  @difference The difference with {b} was {x}.

  # improve
  @better {Part} could be better.
  @better I think {part} could be better.
  @better What could be better is {part}.
  @better {Part} at {b} could be better.
  @better {b} would be better with {more}.
  @better It would be better with {more}.
  @better It could be better with {more}.
  @better With {more}, {b} would be better.
  @better I think {b} would be better with {more}.
  @better What could be better: {x}.
  @improv {b} could improve {part}.
  @improv I think {b} could improve {part}.
  @improv {Part} could be improved.
  @improv I think {part} could be improved.
  @improv What could be improved is {part}.
  @improv {b} could improve with {more}.
  @improv I think {b} could improve with {more}.
  @improv It could be improved with {more}.
  @improv I think it could improve with {more}.
  @improv Could be improved: {x}.
  @missing {X} [is|are] still missing.
  @missing I still miss {x}.
  @missing What is still missing is {x}.
  @missing I am still missing {x}.
  @missing What I still miss is {x}.
  @change I would change {the}.
  @change What I would change is {the}.

  # disliked
  I did not like {the}.
  What I did not like was {the}.
  I did not like {the} at {b}.
  What I did not like at {b} was {the}.
  I did not enjoy {the}.
  What I did not like: {x}.

  # likedLeast
  I liked {the} least.
  What I liked least was {the}.
  What I liked least about {b} was {the}.
  Least of all, I liked {the}.
  What I liked least: {x}.

  # negative
  The downside was {the}.
  For me, the downside was {the}.
  The downside of {b} was {the}.
  @disappoint What disappointed me was {the}.
  @disappoint {The} disappointed me.
  @disappoint I was disappointed by {the}.
  @wrong What went wrong was {the}.
  @wrong What went wrong at {b} was {the}.
  The downside: {x}.

  # person
  I want to mention {x}.
  {X} deserves a mention.
  I would like to mention {x}.
  A name to mention is {x}.
  Thank you, {x}.

  # audience
  I would recommend {b} to {x}.
  I recommend {b} to {x}.
  I would recommend it to {x}.
  I can recommend {b} to {x}.
  Personally, I would recommend {b} to {x}.
  And I would recommend {b} to {x}.

  # describe
  I would describe {b} as {x}.
  In short, {b} is {x}.
  To me, {b} is {x}.
  {b} is {x}.
  In a few words, {b} is {x}.
  In short: {x}.
`
