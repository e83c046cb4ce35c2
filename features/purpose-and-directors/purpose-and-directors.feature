Feature: Purpose and directors of a cooperative
  The law asks a cooperative for its purpose and for a board of three or more, so that members know what they join and who governs it.

  @W5-coop @W2-purposedirectors
  Rule: A cooperative states its purpose, the number of its directors and their terms
    @api
    Scenario Outline: All three are asked for
      Given the filing is <filing>
      And the filer is asked for the purpose and directors
      When the filer continues
      Then the problems are:
        | field                | problem                                       |
        | statement of purpose | Enter a statement describing the purpose.     |
        | number of directors  | Must be a number between 3 and 2,000,000,000. |
        | directors' terms     | Enter information about directors' terms.     |

      @browser
      Examples: An Article 55 cooperative association
        | filing                                |
        | an Article 55 cooperative association |

      Examples: An Article 56 cooperative
        | filing                                |
        | an Article 56 cooperative             |

    Scenario Outline: A filer who has given all three continues
      Given the filing is <filing>
      And the filer has filled in the purpose and directors
      When the filer continues
      Then the filer is at the attachments step

      @browser
      Examples: An Article 56 cooperative
        | filing                                |
        | an Article 56 cooperative             |

      Examples: An Article 55 cooperative association
        | filing                                |
        | an Article 55 cooperative association |

  @W5-coop @W9-constants
  Rule: The number of directors is a whole number from 3 to 2,000,000,000
    @api
    Scenario Outline: A number of directors is accepted or refused
      Given the filing is an Article 56 cooperative
      And the filer has filled in the purpose and directors
      When the filer continues with "<number>" as the number of directors
      Then the problem with the number of directors is "<problem>"

      @browser
      Examples: At the limits
        | number        | problem                                       |
        | 2             | Must be a number between 3 and 2,000,000,000. |
        | 2,000,000,000 |                                               |

      Examples: At the limits, further
        | number        | problem                                       |
        | 3             |                                               |
        | 2000000000    |                                               |
        | 2000000001    | Must be a number between 3 and 2,000,000,000. |

      Examples: No whole number
        | number | problem                                       |
        |        | Must be a number between 3 and 2,000,000,000. |
        | 03     | Must be a number between 3 and 2,000,000,000. |
        | 3.5    | Must be a number between 3 and 2,000,000,000. |
        | three  | Must be a number between 3 and 2,000,000,000. |

    Scenario: The number of directors is stored without its commas
      Given the filing is an Article 56 cooperative
      And the filer has filled in the purpose and directors
      When the filer continues with "1,500" as the number of directors
      Then the number of directors is recorded as "1500"

  @W5-coop @W5-ascii @W9-constants
  Rule: The purpose and the directors' terms are told in at most 2500 printable ASCII characters
    @api
    Scenario Outline: A text is accepted or refused
      Given the filing is an Article 55 cooperative association
      And the filer has filled in the purpose and directors
      When the filer continues with "<text>" as the <field>
      Then the problem with the <field> is "<problem>"

      Examples: Purpose
        | field                | text           | problem                                   |
        | statement of purpose |                | Enter a statement describing the purpose. |
        | statement of purpose | [3 spaces]     | Enter a statement describing the purpose. |
        | statement of purpose | [1 letters]    |                                           |
        | statement of purpose | [2500 letters] |                                           |
        | statement of purpose | [2501 letters] | Must be at most 2500 characters           |
        | statement of purpose | To run a café  | Invalid characters entered: é             |

      Examples: Directors' terms
        | field            | text           | problem                                   |
        | directors' terms |                | Enter information about directors' terms. |
        | directors' terms | [3 spaces]     | Enter information about directors' terms. |
        | directors' terms | [1 letters]    |                                           |
        | directors' terms | [2500 letters] |                                           |
        | directors' terms | [2501 letters] | Must be at most 2500 characters           |
        | directors' terms | Three años     | Invalid characters entered: ñ             |

      Examples: Several lines
        | field                | text                                              | problem |
        | statement of purpose | To store grain.[1 line breaks]To sell it.         |         |
        | statement of purpose | To store[1 tabs]grain                             |         |
        | directors' terms     | Three years.[1 line breaks]One is elected a year. |         |
        | directors' terms     | Three[1 tabs]years                                |         |
