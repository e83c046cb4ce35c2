Feature: Keys to the open record
  Whoever reads much of the open record gets a key for it by email, without an account and without cost, and takes it
  back when it has got into the wrong hands.

  @T4-read
  Rule: Whoever asks for a key says where the link goes
    Scenario Outline: An address is accepted or refused
      When somebody asks for a key at "<address>"
      Then the answer to the request for a key is "<problem>"

      @api @browser
      Examples: Answered by the registry too
        | address            | problem                      |
        |                    | Enter your email.            |
        | ada@sample         | Enter a valid email address. |

      Examples: Accepted
        | address            | problem |
        | ada@sample.example |         |

      Examples: Characters and length
        | address                      | problem                        |
        | adé@sample.example           | Invalid characters entered: é  |
        | [136 letters]@sample.example | Must be at most 150 characters |

  @T4-page
  Rule: Whoever tries a key enters one
    Scenario Outline: What is entered as a key
      When a developer tries the key "<key>"
      Then the answer to the key that is tried is "<problem>"

      Examples: Entered or not
        | key           | problem                        |
        |               | Enter your key.                |
        | openkey_é     | Invalid characters entered: é  |
        | [201 letters] | Must be at most 200 characters |
        | [200 letters] |                                |

  @T4-read
  Rule: A link makes one key, within seven days
    Scenario Outline: A link is opened in time or too late
      When a link to a key is opened after <days> days that is <state>
      Then the reader of the link is told "<sentence>"

      Examples: Not used yet
        | days | state   | sentence                                                                                                                                               |
        | 0    | unused  | Your address has no key at this time.                                                                                                                  |
        | 7    | unused  | Your address has no key at this time.                                                                                                                  |
        | 8    | unused  | This link was used too late: it worked for 7 days. Nothing was changed.                                                                                |
        | 0    | another | Your address has a key since November 20, 2026. A new one takes its place: programs that use the former key are refused from then on.                  |
        | 0    | removed | This link was used too late: it worked for 7 days. Nothing was changed.                                                                                |
        | 0    | forged  | This is not a link of ours. Copy the whole link from the message.                                                                                      |

      Examples: Used, which can be seen later too
        | days | state     | sentence                                                                                                                                  |
        | 0    | used      | This link made its key on November 20, 2026. A key is shown only once. If you have lost it, take it back or ask for a new one.            |
        | 8    | used      | This link made its key on November 20, 2026. A key is shown only once. If you have lost it, take it back or ask for a new one.            |
        | 8    | takenBack | The key of this link was taken back on November 21, 2026. It opens nothing any more.                                                      |

    @api-only
    Scenario: A link that comes too late makes no key
      Given somebody has asked for a key
      When they use the link after 8 days
      Then they get no key

    @api-only
    Scenario: A link makes no second key
      Given somebody has a key
      When they use the same link once more
      Then they get no key
      And the key that they had reads the open record

    @api-only
    Scenario: Whoever got no answer asks again and gets the same key
      Given somebody has asked for a key
      When they use the link, get no answer, and use it again at once
      Then both times it was the same key
      And the key that they had reads the open record

  @T4-read
  Rule: A key that does not count is refused with the reason
    Scenario Outline: What is sent as a key
      When the open record is asked with a key that is "<kind>"
      Then the open record refuses it with "<reason>"

      @api
      Examples: Answered by the registry too
        | kind         | reason                                                                                                                   |
        | not sent     |                                                                                                                          |
        | live         |                                                                                                                          |
        | cut short    | This is not a whole key of the open record. A key begins with openkey_ and has 51 characters. Copy all of it.            |
        | left empty   | This is not a whole key of the open record. A key begins with openkey_ and has 51 characters. Copy all of it.            |
        | never made   | No key of this text was made here. Look for a letter that is wrong, or ask for a key on the page for developers.         |
        | of a website | Send a key as Authorization: Bearer KEY. Without a key, leave the header Authorization out.                              |

      Examples: Taken back on November 21, 2026
        | kind       | reason                                                                                                                                            |
        | taken back | This key was taken back on November 21, 2026. Use the newer key of the same address, or ask for one on the page for developers. |

  @T4-read @api-only
  Rule: An address has one key, which its holder replaces or takes back
    Scenario: A new key takes the place of the former one
      Given somebody has a key
      When they make another key with another link
      Then the key that they have now reads the open record
      And the key that they had is refused, since it was taken back today

    Scenario: A key is taken back by its own link
      Given somebody has a key
      When they take the key back
      Then the key that they had is refused, since it was taken back today

    Scenario: A lost key is taken back by another link, and none is made
      Given somebody has a key
      When they take the key back with another link
      Then the key that they had is refused, since it was taken back today

    Scenario: Nobody learns from a request who has a key
      Given somebody has a key
      When somebody else asks for a key at the same address
      Then the answer to the request for a key is ""
      And the key that they had reads the open record

  @T4-read @api-only
  Rule: Requests with a key are counted by the key, wherever they come from
    Scenario: A reader with a key and one without it at the same address
      Given somebody has a key
      Then what they ask with the key is not counted as their address's

  @T4-page @browser-only
  Rule: A developer makes a key with its link, sees it once and takes it back
    Scenario: A key by email
      Given somebody has asked for a key
      When they make the key of the link
      Then the key that they had reads the open record

    Scenario: A key is not shown again
      Given somebody has a key
      When they open its link once more
      Then they are told that a key is shown only once

    Scenario: A key that is there already
      Given somebody has a key
      When they open another link at the same address
      Then they are told that a new key takes the place of the former one

    Scenario: A key is taken back where it was made
      Given somebody has a key
      When they take the key back
      Then the key that they had is refused, since it was taken back today

    Scenario: A new key with another link
      Given somebody has a key
      When they make another key with another link
      Then the key that they have now reads the open record
      And the key that they had is refused, since it was taken back today

    Scenario: A key is tried
      Given somebody has a key
      When they try the key
      Then they are told that it counts

    Scenario: A key that was taken back is tried
      Given somebody has a key
      When they take the key back
      And they try the key
      Then they are told why it is refused
