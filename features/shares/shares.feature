Feature: Shares of a domestic profit corporation
  A corporation says which shares it may issue: common shares and their number, shares of more than one class or of another kind, or both.

  @W5-shares @W2-shares @W9-constants
  Rule: The number of common shares is a whole number from 1 to 2,000,000,000
    Scenario Outline: A number of shares is accepted or refused
      Given the filing is a domestic profit corporation
      And the filer is asked for the shares
      When the filer selects the common shares
      And the filer continues with "<number>" as the number of shares
      Then the problem with the number of shares is "<problem>"

      @api @browser
      Examples: At the limits
        | number       | problem                                       |
        | 0            | Must be a number between 1 and 2,000,000,000. |
        | 2000000000   |                                               |

      @api
      Examples: At the limits, further
        | number       | problem                                       |
        | 1            |                                               |
        | 2000000001   | Must be a number between 1 and 2,000,000,000. |

      Examples: Longer than any number that is counted
        | number       | problem                                       |
        | [400 digits] | Must be a number between 1 and 2,000,000,000. |

      @api @browser
      Examples: With commas
        | number        | problem                                       |
        | 1,000         |                                               |

      @api
      Examples: With commas, further
        | number        | problem                                       |
        | 2,000,000,000 |                                               |
        | 2,000,000,001 | Must be a number between 1 and 2,000,000,000. |

      @api
      Examples: With spaces around it
        | number                   | problem |
        | [2 spaces]1000[1 spaces] |         |

      @api
      Examples: Digits only, no leading zero
        | number       | problem                                       |
        | 007          | Must be a number between 1 and 2,000,000,000. |
        | 0,100        | Must be a number between 1 and 2,000,000,000. |
        | -5           | Must be a number between 1 and 2,000,000,000. |
        | +5           | Must be a number between 1 and 2,000,000,000. |
        | 1.5          | Must be a number between 1 and 2,000,000,000. |
        | 1e3          | Must be a number between 1 and 2,000,000,000. |
        | 10 000       | Must be a number between 1 and 2,000,000,000. |
        | one thousand | Must be a number between 1 and 2,000,000,000. |
        | １００          | Must be a number between 1 and 2,000,000,000. |
        | ,            | Must be a number between 1 and 2,000,000,000. |

      @api
      Examples: Nothing
        | number     | problem                                       |
        |            | Must be a number between 1 and 2,000,000,000. |
        | [3 spaces] | Must be a number between 1 and 2,000,000,000. |

    Scenario: The number is stored without its commas
      Given the filing is a domestic profit corporation
      And the filer is asked for the shares
      When the filer selects the common shares
      And the filer continues with "1,000,000" as the number of shares
      Then the number of shares is recorded as "1000000"

    @browser
    Scenario: No number is asked for without common shares
      Given the filing is a domestic profit corporation
      And the filer is asked for the shares
      When the filer selects the shares of other classes
      And the filer continues
      Then the filer is at the additional information step

  @W5-shares @W5-ascii @W9-constants
  Rule: Information about the shares has at most 2000 printable ASCII characters
    @api
    Scenario Outline: A text is accepted or refused
      Given the filing is a domestic profit corporation
      And the filer has filled in the shares
      When the filer continues with "<text>" as the information about the shares
      Then the problem with the information about the shares is "<problem>"

      Examples: At the limit
        | text           | problem                         |
        |                |                                 |
        | [1 letters]    |                                 |
        | [2000 letters] |                                 |
        | [2001 letters] | Must be at most 2000 characters |

      Examples: Characters
        | text                        | problem                       |
        | Class A votes, class B not. |                               |
        | Nennwert 5 €                | Invalid characters entered: € |

      Examples: Several lines
        | text                                           | problem                                                                  |
        | Class A votes.[1 line breaks]Class B does not. |                                                                          |
        | Class A[1 tabs]votes                           |                                                                          |
        | Class A[1 delete characters]                   | Some characters do not show (U+007F). Delete the text and type it again. |

    @browser-only
    Scenario: The characters that are left are counted
      Given the filing is a domestic profit corporation
      And the filer is asked for the shares
      When the filer enters "[5 letters]" as the information about the shares
      Then the filer reads that 1995 characters are left

  @W4-shares-next
  Rule: A filer continues once common shares, or shares of more than one class or another kind, are selected
    Scenario Outline: The selection decides
      Given the filing is a domestic profit corporation
      And the filer is asked for the shares
      When the filer <selects> the common shares
      And the filer <selects others> the shares of other classes
      Then the filer <can> continue

      @browser
      Examples: None, and one
        | selects   | selects others | can    |
        | deselects | deselects      | cannot |
        | deselects | selects        | can    |

      Examples: The other, and both
        | selects   | selects others | can    |
        | selects   | deselects      | can    |
        | selects   | selects        | can    |

    @api
    Scenario: A corporation without any shares is not taken
      Given the filing is a domestic profit corporation
      And the filer is asked for the shares
      When the filer continues
      Then the problem with the common shares is "Information is missing or invalid."

  @W4-shares-next
  Rule: Common shares that are no longer selected have no number
    Scenario: The number is forgotten
      Given the filing is a domestic profit corporation
      And the filer has filled in the shares
      When the filer deselects the common shares
      Then the number of shares reads ""

    @browser
    Scenario: The number is asked for again
      Given the filing is a domestic profit corporation
      And the filer has filled in the shares
      When the filer deselects the common shares
      And the filer selects the common shares
      Then the number of shares reads ""

    @browser
    Scenario: The number stays while common shares are selected
      Given the filing is a domestic profit corporation
      And the filer has filled in the shares
      When the filer selects the shares of other classes
      Then the number of shares reads "1000"
