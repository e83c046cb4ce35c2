Feature: The text of an entity name
  A name is compared with every name on record, so it is kept in one form, whatever keyboard or document it came from.

  Background:
    Given the filing is a limited liability company

  @W5-name-required
  Rule: A name is asked for, has at most 200 characters, and loses its spare spaces
    @browser
    Scenario: A filer must give a name
      Given the filer is asked for the entity name
      When the filer continues
      Then the problem with the name is "Enter the name you want to use"

    Scenario Outline: A name is accepted or refused by its length
      Given the filer is asked for the entity name
      When the filer enters "<name>" as the name
      And the filer continues
      Then the problem with the name is "<problem>"

      Examples: At the limit
        | name              | problem                        |
        | A LLC             |                                |
        | [196 letters] LLC |                                |
        | [197 letters] LLC | Must be at most 200 characters |

      Examples: A new name has no statutory language, whatever its end looks like
        | name                                | problem                        |
        | [178 letters] LLC, Est. May 1, 2024 |                                |
        | [179 letters] LLC, Est. May 1, 2024 | Must be at most 200 characters |
        | LLC, Est. May 1, 2024               |                                |

      Examples: Nothing but spaces
        | name       | problem                        |
        |            | Enter the name you want to use |
        | [3 spaces] | Enter the name you want to use |

    @api
    Scenario Outline: Runs of spaces collapse and the ends are trimmed
      When the name "<typed>" is checked
      Then the name is stored as "<name>"

      Examples:
        | typed                                                       | name                  |
        | Cedar Bluff Farms LLC                                       | Cedar Bluff Farms LLC |
        | [2 spaces]Cedar Bluff Farms LLC                             | Cedar Bluff Farms LLC |
        | Cedar Bluff Farms LLC[3 spaces]                             | Cedar Bluff Farms LLC |
        | Cedar[4 spaces]Bluff[2 spaces]Farms LLC                     | Cedar Bluff Farms LLC |
        | [1 spaces]Cedar[2 spaces]Bluff Farms[2 spaces]LLC[1 spaces] | Cedar Bluff Farms LLC |

    Scenario Outline: Tabs and line breaks count as spaces
      When the name "<typed>" is checked
      Then the name is stored as "Cedar Bluff LLC"

      Examples:
        | typed                             |
        | Cedar[1 tabs]Bluff LLC            |
        | Cedar[2 line breaks]Bluff LLC     |
        | [1 tabs]Cedar Bluff LLC[1 spaces] |

  @W5-ascii
  Rule: A name has printable ASCII characters only
    Scenario Outline: Characters of a name are accepted or refused
      Given the filer is asked for the entity name
      When the filer enters "<name>" as the name
      And the filer continues
      Then the problem with the name is "<problem>"

      Examples: Accepted
        | name                          | problem |
        | A&B #1 (50%) "Best" Shop! LLC |         |
        | ~ Tilde Works LLC             |         |

      Examples: Just outside of the printable characters
        | name                                | problem                                                                  |
        | Cedar[1 unit separators]Bluff LLC   | Some characters do not show (U+001F). Delete the text and type it again. |
        | Cedar[1 delete characters]Bluff LLC | Some characters do not show (U+007F). Delete the text and type it again. |

      @browser
      Examples: Refused
        | name             | problem                          |
        | Über Café LLC    | Invalid characters entered: Ü, é |

      Examples: Refused, further
        | name             | problem                          |
        | Café Boulder LLC | Invalid characters entered: é    |
        | Peaks № 1 LLC    | Invalid characters entered: №    |
        | 丹佛 LLC           | Invalid characters entered: 丹, 佛 |
        | Smile 😀 LLC      | Invalid characters entered: 😀    |

  @W5-ascii
  Rule: Typographic and full-width characters are kept in their plain form
    @api
    Scenario Outline: A name is checked and kept in its plain form
      When the name "<typed>" is checked
      Then the name is stored as "<name>"

      Examples:
        | typed                                 | name                    |
        | “Best” Peaks – West LLC               | "Best" Peaks - West LLC |
        | O’Neil LLC                            | O'Neil LLC              |
        | Cedar[1 non-breaking spaces]Bluff LLC | Cedar Bluff LLC         |
        | Ｃｅｄａｒ　Ｂｌｕｆｆ　ＬＬＣ                       | Cedar Bluff LLC         |
        | Cedar[1 zero-width spaces] Bluff LLC  | Cedar Bluff LLC         |

    Scenario Outline: The filer is told what was changed
      Given the filer is asked for the entity name
      When the filer enters "<typed>" as the name
      Then the note at the name is "<note>"

      @browser
      Examples: Changed, and not
        | typed                   | note                                                                          |
        | “Best” Peaks – West LLC | Changed to plain characters: typographic quotation marks, typographic dashes. |
        | Best Peaks LLC          |                                                                               |

      Examples: Full-width characters
        | typed                   | note                                                                          |
        | Ｂｅｓｔ LLC                | Changed to plain characters: full-width characters.                           |

      Examples: Characters that do not show
        | typed                              | note                                      |
        | Cedar[1 zero-width spaces] Bluff LLC | Characters that do not show were removed. |
        | Cedar[1 soft hyphens]Bluff LLC     | Characters that do not show were removed. |

    @browser-only
    Scenario: The field shows what is kept
      Given the filer is asked for the entity name
      When the filer enters "O’Neil – Best LLC" as the name
      Then the name reads "O'Neil - Best LLC"

  @W5-name-required
  Rule: A name has a word of its own besides articles and terms
    Scenario Outline: A name is accepted or refused by its words
      Given the filer is asked for the entity name
      When the filer enters "<name>" as the name
      And the filer continues
      Then the problem with the name is "<problem>"

      @browser
      Examples: A term or an article alone
        | name    | problem                                                                                   |
        | LLC     | Add a word that sets this name apart. A term such as "LLC" or "Limited" alone is no name. |
        | The LLC | Add a word that sets this name apart. A term such as "LLC" or "Limited" alone is no name. |

      Examples: Several terms, with marks
        | name                          | problem                                                                                   |
        | Limited                       | Add a word that sets this name apart. A term such as "LLC" or "Limited" alone is no name. |
        | L.L.C.                        | Add a word that sets this name apart. A term such as "LLC" or "Limited" alone is no name. |
        | The Limited Liability Company | Add a word that sets this name apart. A term such as "LLC" or "Limited" alone is no name. |
        | The Limited, LLC              | Add a word that sets this name apart. A term such as "LLC" or "Limited" alone is no name. |
        | (LLC)                         | Add a word that sets this name apart. A term such as "LLC" or "Limited" alone is no name. |
        | An LLC                        | Add a word that sets this name apart. A term such as "LLC" or "Limited" alone is no name. |

      Examples: A word, a letter or a number of its own
        | name                 | problem |
        | A LLC                |         |
        | 7 LLC                |         |
        | Limited Editions LLC |         |

    @api
    Scenario: The registry refuses such a name
      When the name "The LLC" is checked
      Then the message about the name is "Add a word that sets this name apart. A term such as "LLC" or "Limited" alone is no name."
