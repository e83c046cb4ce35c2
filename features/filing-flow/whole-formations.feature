Feature: Forming corporations and cooperatives from the first step to the last
  Each type of entity asks for something of its own. This is the proof that each can be formed from the first question to the record.

  @W4-linear @W4-init-new @W2-routes @W2-receipt @W2-whatsnext @W7-image @browser-only
  Rule: A filer who fills in every step and pays has formed an entity
    Scenario Outline: The entity is formed, and the document can be opened
      Given the filing is <filing>
      When the filer fills in every step by hand
      And the filer pays with a card that is accepted
      Then the receipt names the company
      When the filer continues
      Then the filer reads the heading "What's next"
      And "Print your document" opens a PDF
      And the document names the company
      And the company is on record as "Good Standing"

      @W2-flow-dpc @W2-shares
      Examples: A domestic profit corporation
        | filing                        |
        | a domestic profit corporation |

      @W2-flow-dnc @W2-votingassets
      Examples: A domestic nonprofit corporation
        | filing                           |
        | a domestic nonprofit corporation |

      @W2-flow-dc55 @W2-purposedirectors @W2-attachments @W5-dc55-attach
      Examples: An Article 55 cooperative association
        | filing                                |
        | an Article 55 cooperative association |

      @W2-flow-dc56 @W2-purposedirectors
      Examples: An Article 56 cooperative
        | filing                    |
        | an Article 56 cooperative |

  @W1-title @W2-header @browser-only
  Rule: The steps of their own are titled as the specification says
    Scenario Outline: Heading and number of the step
      Given the filing is <filing>
      And the filer has reached the <step> step
      Then the filer reads the heading "<heading>"
      And the filer reads the number "Step <number> of 11"

      @W2-flow-dpc
      Examples: A domestic profit corporation
        | filing                        | step      | heading       | number |
        | a domestic profit corporation | formation | Incorporators | 4      |
        | a domestic profit corporation | shares    | Shares        | 5      |

      @W2-flow-dnc
      Examples: A domestic nonprofit corporation
        | filing                           | step              | heading         | number |
        | a domestic nonprofit corporation | voting and assets | Voting & assets | 5      |

      @W2-flow-dc55
      Examples: An Article 55 cooperative association
        | filing                                | step                  | heading               | number |
        | an Article 55 cooperative association | purpose and directors | Purpose and directors | 5      |

      @W2-flow-dc56
      Examples: An Article 56 cooperative
        | filing                    | step        | heading     | number |
        | an Article 56 cooperative | attachments | Attachments | 6      |
